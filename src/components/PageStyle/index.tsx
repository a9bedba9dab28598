import type {ReactNode} from 'react';
import {asHtml} from '../html';

/**
 * The style of a component that few pages have, in the page itself, so that the other pages don't carry it.
 * @param sheet a module `*.pcss`
 */
export default function PageStyle({sheet}: {readonly sheet: {toString(): string}}): ReactNode {
  return <style {...asHtml(String(sheet))} />;
}
