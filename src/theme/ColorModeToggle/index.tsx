import styles from './styles.module.css';

/** Sun, moon and a half disc, each one line on a field of 20 by 20: the theme's own icons are 0.5 kB in every page. */
const ICONS = {
  light:
    'M10 6.5a3.5 3.5 0 1 1-.1 0zM10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.4 1.4M14.6 14.6L16 16M4 16l1.4-1.4M14.6 5.4L16 4',
  dark: 'M17 11.5A7.5 7.5 0 1 1 8.5 3a6 6 0 0 0 8.5 8.5z',
  system: 'M10 2.5a7.5 7.5 0 0 1 0 15z',
} as const;

/** The button for light, dark and the system's colours. The page script answers it, so that it works before the application is there. */
export default function ColorModeToggle(): React.ReactNode {
  return (
    <button
      type="button"
      className={`clean-btn ${styles.button}`}
      data-color-mode=""
      data-needs-script
      aria-label="Colour mode"
    >
      {Object.entries(ICONS).map(([choice, line]) => (
        <svg key={choice} viewBox="0 0 20 20" aria-hidden className={styles[choice]}>
          {choice === 'system' && <circle cx="10" cy="10" r="7.5" fill="none" />}
          <path d={line} />
        </svg>
      ))}
    </button>
  );
}
