/** The body of a PUT of a hook, once Prism has checked it against the schema Hook of openapi/v1.yaml. */
export interface Hook {
  readonly id: string;
  readonly name: string;
  readonly action: string;
  readonly topics?: readonly string[] | null;
  readonly publishTopics?: readonly string[] | null;
  readonly init?: Readonly<Record<string, string>> | null;
  readonly filter?: string | null;
  readonly isActive?: boolean;
}
