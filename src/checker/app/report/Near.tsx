import type {Cause} from '../../../diagnosis/model';
import SiteLink from '../../../components/SiteLink';

/** The codes that are near to a wrong one. */
export function Near({near}: Pick<Cause, 'near'>): React.ReactNode {
  if (near.length === 0) return null;
  return (
    <p>
      Did you mean{' '}
      {near.map(({code, name, href}, index) => (
        <span key={code}>
          {index > 0 && (index === near.length - 1 ? ' or ' : ', ')}
          <SiteLink href={href}>
            <code>{code}</code> ({name})
          </SiteLink>
        </span>
      ))}
      ?
    </p>
  );
}
