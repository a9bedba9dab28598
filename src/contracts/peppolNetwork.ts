import * as z from 'zod';
import {checkYaml, text, type YamlFile} from './yamlFile';

const code = z.string().regex(/^[A-Z]{2}$/);

/** The file docs/networks/peppol.yaml. */
export const peppolNetworkFile = z.strictObject({
  specifications: z.array(z.strictObject({specification: text, version: text, since: text, use: text})),
  networks: z.array(
    z.strictObject({
      environment: z.enum(['Acceptance', 'Production']),
      network: text,
      zone: z.hostname(),
      directory: z.hostname(),
      reach: text,
    }),
  ),
  schemes: z.strictObject({participant: text, documentType: text, process: text, transport: text, service: text}),
  example: z.strictObject({documentTypeId: text, processId: text, smp: z.url(), accessPoint: z.url()}),
  metadata: z.array(z.strictObject({element: text, field: text, use: text})),
  statuses: z.array(z.strictObject({code, status: text, meaning: text, bus: text})),
  reasons: z.array(z.strictObject({code, meaning: text, do: text})),
  dates: z.array(z.strictObject({date: text, what: text})),
});

/** The facts of the Peppol network that pages show or calculate with. */
export type PeppolNetwork = z.output<typeof peppolNetworkFile>;

/** The facts of the Peppol network. @throws ContentError for a wrong entry */
export const peppolNetworkOf = (yaml: YamlFile): PeppolNetwork => checkYaml(yaml, peppolNetworkFile);
