import {viewIn} from '../contracts/code';
import {exampleFiles, exampleText} from '../sources/examples';
import {formatRegistry} from '../sources/formats';

/** The files that the page script reads when the reader opens an example document: its highlighted HTML. The first of each message is in the page. */
export const exampleCodes = (): {name: string; content: string}[] =>
  formatRegistry()
    .formats.flatMap(({messages}) => messages)
    .flatMap(({id}) =>
      exampleFiles(id)
        .slice(1)
        .map(({file}) => `${id}/${file}`),
    )
    .map((file) => ({
      name: `examples/${file}.json`,
      content: JSON.stringify(viewIn('xml', exampleText(file).trimEnd()).html),
    }));
