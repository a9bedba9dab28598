import {asHtml} from '../html';

/** css-loader writes each value in quotes, and built pages have those alone that need them (src/plugins/bundles/asInPages.cjs). */
const unquoted = (css: string): string => css.replace(/\[([\w-]+[~|^$*]?)="([a-z][\w-]*)"/gi, '[$1=$2');

/** Puts a sheet `*.pcss`, the style of a component that few pages have, into the page itself. */
export default function PageStyle({sheet}: {readonly sheet: {toString(): string}}): React.ReactNode {
  return <style {...asHtml(unquoted(String(sheet)).trim())} />;
}
