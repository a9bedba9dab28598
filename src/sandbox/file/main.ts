import {sandboxFile} from './cache';

// `npm run sandbox` makes the file where something has changed, and runs it.
void sandboxFile();
