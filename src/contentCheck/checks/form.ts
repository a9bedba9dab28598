import {existsTracked} from '../../sources/files';
import {faultAt} from '../fault';
import type {Check} from '../site';

/** An image has a text for readers who don't see it, and is a file of the site. */
export const images: Check = ({pages}) =>
  pages.flatMap(({file, compiled}) =>
    (compiled?.written.images ?? []).flatMap(({line, address, alt}) => {
      if (!alt?.trim())
        return faultAt(
          file,
          line,
          `image ${address} without alternative text`,
          'Say between the brackets what it shows: ![text](address)',
        );
      if (/^[a-z]+:/i.test(address))
        return faultAt(
          file,
          line,
          `image ${address} from another site`,
          'Save it in static/img, and write its address there',
        );
      if (!existsTracked(`static${address}`))
        return faultAt(
          file,
          line,
          `image ${address} does not exist`,
          'Save it in static/img, and write /img/ and its name',
        );
      return [];
    }),
  );

/** Headings go down one level at a time, and the title of a page is its only one of the first level. */
export const headings: Check = ({pages}) =>
  pages.flatMap(({file, compiled}) =>
    (compiled?.written.headings ?? []).flatMap(({line, depth, text}, index, all) => {
      const before = all[index - 1]?.depth ?? 1;
      if (depth === 1)
        return faultAt(
          file,
          line,
          `'${text}' is a heading of the first level`,
          "Use ## here: the page's title comes from its front matter",
        );
      if (depth > before + 1 && index > 0)
        return faultAt(
          file,
          line,
          `heading '${text}' is on level ${depth}, below one on level ${before}`,
          `Give it level ${before + 1}`,
        );
      return [];
    }),
  );

/** Each column of a table has a name, and each row has a cell for it. */
export const tables: Check = ({pages}) =>
  pages.flatMap(({file, compiled}) =>
    (compiled?.written.tables ?? []).flatMap(({line, heads, widths}) => {
      const empty = heads.indexOf('') + 1;
      if (empty > 0) return faultAt(file, line, `column ${empty} of the table has no name`, 'Name it in the first row');
      const row = widths.findIndex((width) => width !== heads.length);
      if (row > 0)
        return faultAt(
          file,
          line + row + 1,
          `the row has ${widths[row]} cells, the table has ${heads.length} columns`,
          'Write one cell for each column, and \\| for a bar in a cell',
        );
      return [];
    }),
  );
