import {asHtml} from '../html';

/** Puts a sheet `*.pcss`, the style of a component that few pages have, into the page itself. */
export default function PageStyle({sheet}: {readonly sheet: {toString(): string}}): React.ReactNode {
  return <style {...asHtml(String(sheet))} />;
}
