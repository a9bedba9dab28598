import type {ReactNode} from 'react';
import siteStorage from '@generated/site-storage';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import IconSystemColorMode from '@theme/Icon/SystemColorMode';
import styles from './styles.module.css';

/** The button for light, dark and the system's colours. The page script answers it, so that it works before the application is there. */
export default function ColorModeToggle(): ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${styles.button}`}
      data-color-mode={`theme${siteStorage.namespace}`}
      data-needs-script
      aria-label="Colour mode"
    >
      <IconLightMode aria-hidden className={styles.light} />
      <IconDarkMode aria-hidden className={styles.dark} />
      <IconSystemColorMode aria-hidden className={styles.system} />
    </button>
  );
}
