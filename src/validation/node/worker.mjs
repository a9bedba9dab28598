// A worker does not have the loader of the program that started it.
import {register} from 'tsx/esm/api';

register();
await import('./worker.ts');
