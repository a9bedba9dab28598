import {service} from '../service';

/** The pages of the reference: path, title, description, and the versions of the contract that each shows. */
export const referencePages = [
  {
    path: '',
    title: `${service.service.name} API`,
    description:
      'Look up every operation of the REST API for invoices and orders: v1, which is stable, and v1-beta, which can change. With requests to copy and the contracts.',
    versions: ['v1', 'v1-beta'],
  },
  {
    path: 'v1.html',
    title: `${service.service.name} API v1`,
    description:
      'Look up the operations of REST v1 for software in production, without those of v1-beta: parameters, responses, schemas, example requests and the contract.',
    versions: ['v1'],
  },
] as const;
