import {hasPlatform, platformWsdlText} from '../platform';
import type {Downloads} from '../publicFiles';

/** The contract of the SOAP platform; it imports nothing, so clients need this file alone. */
const downloads: Downloads = () =>
  hasPlatform() ? [{path: 'platform/v3.1/platform.wsdl', content: platformWsdlText()}] : [];

export default downloads;
