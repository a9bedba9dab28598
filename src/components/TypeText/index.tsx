import type {TypePart} from '../../contracts/model';
import SiteLink from '../SiteLink';

interface Props {
  readonly type: readonly TypePart[];
  /** Address of a schema by its name; without it, names are plain text. */
  readonly hrefOf?: (schema: string) => string;
}

/** A type in words, each named schema a link. */
export default function TypeText({type, hrefOf}: Props): React.ReactNode {
  return (
    <span className="type">
      {type.map(({text, schema}, index) =>
        schema && hrefOf ? (
          <SiteLink key={index} href={hrefOf(schema)}>
            {text}
          </SiteLink>
        ) : (
          text
        ),
      )}
    </span>
  );
}
