/** The mark of a link to another site, which opens in a new tab. Its field has room on the left. */
export default function ExternalLink(): React.ReactNode {
  return (
    <svg viewBox="-5 0 17 12" width="17" fill="none" stroke="currentColor" aria-label="(opens in a new tab)">
      <path d="M6 2H1v9h9V6M7 1h4v4M11 1L5 7" />
    </svg>
  );
}
