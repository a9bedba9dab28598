import {listTracked, readTracked} from '../files';
import type {Downloads} from '../publicFiles';

const FOLDER = 'documents/examples';

/** The example documents, as they are. */
const downloads: Downloads = () =>
  listTracked(FOLDER)
    .filter((file) => /\.(xml|pdf)$/.test(file))
    .map((file) => ({path: `${FOLDER}/${file}`, content: readTracked(`${FOLDER}/${file}`)}));

export default downloads;
