import {isPdf} from '../../validation/pdf';
import {Problem} from '../bus/problem';
import type {RestOperation} from './contract';
import {fileTypes, type CheckedRequest} from './request';

const PDF = 'application/pdf';
const isXml = (type: string): boolean => type.endsWith('/xml');

/**
 * Checks the content type of an uploaded file. A part for a join can be any file of the contract, a document only XML or a hybrid PDF.
 * @throws Problem with API415
 */
export function checkFile(operation: RestOperation, {file, query}: CheckedRequest): void {
  if (!file) return;
  const all = fileTypes(operation);
  const isPart = typeof query.topic === 'string' && query.topic.startsWith('Join');
  const types = all.some(isXml) && !isPart ? all.filter((type) => isXml(type) || type === PDF) : all;
  const isFit = types.length === 0 || types.includes(file.type);
  if (isFit && file.type === PDF && all.some(isXml) && !isPart && !isPdf(file.data)) {
    throw new Problem('API415', 'The file is not a PDF. Upload a scan to a recognition operation.');
  }
  if (isFit) return;
  throw new Problem('API415', `Content type '${file.type}' is not supported for file; use ${types.join(', ')}.`);
}
