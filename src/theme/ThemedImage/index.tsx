import type {Props} from '@theme/ThemedImage';

/** The logo, which is one file for light and dark: the theme would put it into the page twice, and hide one. */
export default function ThemedImage({sources, alt, className, ...size}: Props): React.ReactNode {
  return <img src={sources.light} alt={alt} className={className} {...size} />;
}
