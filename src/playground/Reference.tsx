import {DOC_EXPLORER_PLUGIN, DocExplorer, useDocExplorer} from '@graphiql/plugin-doc-explorer';
import {useGraphiQL, type GraphiQLPlugin} from '@graphiql/react';
import {isIntrospectionType, isSpecifiedScalarType} from 'graphql';
import {partyEntry, partySchemaPage} from '../addresses/places';
import SiteLink from '../components/SiteLink';

/** GraphiQL's explorer of the schema, with a link to where the site explains the same type or field. */
function Reference(): React.ReactElement {
  const schema = useGraphiQL((state) => state.schema);
  const {def, name = ''} = useDocExplorer().at(-1) ?? {};
  const owner =
    def &&
    Object.values(schema?.getTypeMap() ?? {})
      .filter((type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type))
      .find((type) => type === def || ('getFields' in type && type.getFields()[name] === def));
  const place = owner && (owner === def ? owner.name : `${owner.name}.${name}`);
  return (
    <>
      <p className="playground-entry">
        <SiteLink href={place ? partyEntry(place) : partySchemaPage}>
          {place ? <code>{place.replace('Query.', '')}</code> : 'All types'} on the page <em>Party schema</em>
        </SiteLink>
      </p>
      <DocExplorer />
    </>
  );
}

/** The explorer of the schema. */
export const referencePlugin: GraphiQLPlugin = {...DOC_EXPLORER_PLUGIN, content: Reference};
