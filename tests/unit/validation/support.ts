import {type CompiledRules} from '../../../src/validation/rules';
import {type ValidatedMessage} from '../../../src/validation/model';
import {createValidator, type Resources, type Validator} from '../../../src/validation/validator';

export const NAMESPACE = 'urn:example:note';

/** A message of two elements. */
export const NOTE: ValidatedMessage = {
  id: 'note',
  documents: [{root: 'Note', namespace: NAMESPACE}],
  ruleSets: [],
};

export const SCHEMA = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${NAMESPACE}" elementFormDefault="qualified">
  <xs:include schemaLocation="../common/text.xsd"/>
</xs:schema>`;

export const INCLUDED = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="${NAMESPACE}" elementFormDefault="qualified">
  <xs:element name="Note"><xs:complexType><xs:sequence>
    <xs:element name="Text" type="xs:string" maxOccurs="2"/><xs:element name="Sum" type="xs:decimal" minOccurs="0" maxOccurs="2"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>`;

/** A note with this content. */
export const note = (content: string): string => `<Note xmlns="${NAMESPACE}">${content}</Note>`;

/** A validator of these messages, with nothing else unless it is given. */
export function validatorOf(messages: readonly ValidatedMessage[], more: Partial<Resources> = {}): Validator {
  return createValidator({
    messages,
    schemas: () => undefined,
    rules: (id): CompiledRules => {
      throw new Error(`no ${id}`);
    },
    processor: () => '<hits/>',
    ...more,
  });
}
