/** The path of the SOAP platform. */
export const SOAP_PATH = '/soap/v3.1';
