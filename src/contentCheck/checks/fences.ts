import type {Fault} from '../fault';
import {faultAt} from '../fault';
import {parseJson} from '../../contracts/yamlFile';
import {fillTokens} from '../../sources/tokens';
import type {Check} from '../site';

const FENCE = /^( *)```json[^\n]*\n([^]*?)^ *```$/gm;

/** What an author leaves out of an example, which makes it no JSON on purpose. */
const LEFT_OUT = /…|\/\/|<\w+>/;

/** A JSON example in a page is JSON, unless it leaves something out with `…`. */
export const jsonFences: Check = ({pages}) =>
  pages.flatMap(({file, source, compiled}): Fault[] => {
    if (!compiled) return [];
    const text = fillTokens(source, file);
    return [...text.matchAll(FENCE)].flatMap(({2: json = '', index}) => {
      if (LEFT_OUT.test(json)) return [];
      try {
        parseJson(json, file);
        return [];
      } catch (error) {
        const line = text.slice(0, index).split('\n').length;
        return [
          faultAt(
            file,
            line,
            `the example is no JSON: ${error instanceof Error ? error.message.replace(/^[^ ]+: /, '').replace(/\. Correct the JSON$/, '') : ''}`,
            'Correct the JSON, or write … for what is left out',
          ),
        ];
      }
    });
  });
