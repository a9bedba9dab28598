import {deflateSync, inflateSync} from 'fflate';

/** In bytes: to compress a larger file would hold up other requests. */
const LARGEST = 2 ** 20;

/** The bytes of a document. They are kept compressed, as the sandbox has many documents and seldom reads them. */
export class StoredFile {
  private constructor(
    /** Of the file itself, in bytes. */
    readonly length: number,
    readonly packed: Uint8Array,
    readonly isPacked: boolean,
  ) {}

  static of(bytes: Uint8Array): StoredFile {
    const isPacked = bytes.length <= LARGEST;
    return new StoredFile(bytes.length, isPacked ? deflateSync(bytes) : bytes, isPacked);
  }

  /** One that was kept with its three properties. */
  static from({length, packed, isPacked}: Pick<StoredFile, 'length' | 'packed' | 'isPacked'>): StoredFile {
    return new StoredFile(length, packed, isPacked);
  }

  /** The very bytes that were uploaded or made. */
  bytes(): Uint8Array {
    return this.isPacked ? inflateSync(this.packed, {out: new Uint8Array(this.length)}) : this.packed;
  }
}
