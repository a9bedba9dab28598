import {useEffect, useRef, type ReactNode} from 'react';
import OriginalSearchBar from '@theme-original/SearchBar';
import {mendCombobox} from './combobox';
import styles from './styles.module.css';

/** The search box, its roles mended. */
export default function SearchBar(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? mendCombobox(box.current) : undefined), []);
  return (
    <div ref={box} className={styles.box}>
      <OriginalSearchBar />
    </div>
  );
}
