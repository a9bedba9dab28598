import {descendantsOf, localName, type XmlElement} from '../xml/element';

export type Level = 'fatal' | 'warning' | 'information';

/** Gives a file that a rule set names, by its path from the file that names it. */
export type ReadBeside = (file: string, href: string) => {readonly file: string; readonly root: XmlElement};

/** An element of a rule set, with the file that has it. */
export interface Placed {
  readonly file: string;
  readonly element: XmlElement;
}

/** Whether an element tests a document. */
export const isCheck = ({name}: XmlElement): boolean => /^(?:assert|report)$/.test(localName(name));

/** The elements of a rule set, with those of the files that it includes. */
export const elementsOf = (file: string, root: XmlElement, read: ReadBeside): Placed[] =>
  [root, ...descendantsOf(root)].flatMap((element) => {
    if (localName(element.name) !== 'include') return [{file, element}];
    const included = read(file, element.attributes.href ?? '');
    return elementsOf(included.file, included.root, read);
  });

/** The level of a check by its attributes: fatal, unless they say something less. */
export const levelOf = ({flag = '', role = ''}: XmlElement['attributes']): Level => {
  const written = (flag || role).toLowerCase();
  return written.startsWith('warn') ? 'warning' : written.startsWith('info') ? 'information' : 'fatal';
};
