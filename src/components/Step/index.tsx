import {Children, isValidElement, type ReactNode} from 'react';
import CodeBlock from '../CodeBlock';
import {contractComponents} from '../contractComponents';
import styles from './styles.module.css';

const {Answer, Call, ContractExample, Samples} = contractComponents;
const CODE: readonly unknown[] = [CodeBlock, Answer, Call, ContractExample, Samples];

/** Prose and the code that belongs to it: one after the other, and side by side where the window is wide. */
export default function Step({children}: {readonly children: ReactNode}): ReactNode {
  const all = Children.toArray(children);
  const isCode = (child: ReactNode): boolean => isValidElement(child) && CODE.includes(child.type);
  return (
    <div className={styles.step} data-wide>
      <div className={styles.prose}>{all.filter((child) => !isCode(child))}</div>
      <div className={styles.code}>{all.filter(isCode)}</div>
    </div>
  );
}
