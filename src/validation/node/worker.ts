import {parentPort, workerData} from 'node:worker_threads';
import {READY, respond, type WorkerRequest} from '../protocol';
import {type Settings} from './settings';
import {nodeValidator} from './validator';

const validator = nodeValidator(workerData as Settings);

// What fails here ends the worker, and the pool says so.
parentPort?.on('message', (request: WorkerRequest) => {
  void respond(validator, request).then((response) => parentPort?.postMessage(response));
});
parentPort?.postMessage(READY);
