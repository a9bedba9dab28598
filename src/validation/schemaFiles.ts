import {closeBuffer, openBuffer, readBuffer, xmlRegisterInputProvider} from 'libxml2-wasm';

/** Gives the bytes of a file below the folder of schemas, or undefined when there is none. */
export type ReadSchema = (file: string) => Uint8Array | undefined;

const readers: ReadSchema[] = [];
const ADDRESS = /^schema:\/(\d+)\/(.*)$/;

function bytesAt(address: string): Uint8Array | undefined {
  const [, reader = '', file = ''] = ADDRESS.exec(address) ?? [];
  return readers[Number(reader)]?.(file);
}

/** Makes the schemas of a reader known to the parser, and returns what turns a file's name into the address under which it finds it. */
export function addSchemas(read: ReadSchema): (file: string) => string {
  if (readers.length === 0) {
    xmlRegisterInputProvider({
      match: (address) => ADDRESS.test(address),
      open(address) {
        const bytes = bytesAt(address);
        return bytes && openBuffer(bytes);
      },
      read: readBuffer,
      close(buffer) {
        closeBuffer(buffer);
        return true;
      },
    });
  }
  const number = readers.push(read) - 1;
  return (file) => `schema:/${number}/${file}`;
}
