import {useEffect, useRef, type ReactNode} from 'react';
import {mendCombobox} from './combobox';
import {SearchBar} from './island';
import styles from './styles.module.css';

/** The search box as an island, its roles mended. */
export default function SearchBarIsland(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? mendCombobox(box.current) : undefined), []);
  return (
    <div ref={box} className={styles.box}>
      <SearchBar />
    </div>
  );
}
