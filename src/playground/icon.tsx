/** An icon from its lines in a square of 20, drawn as GraphiQL's own. */
export const iconOf = (lines: string): React.ComponentType<React.SVGProps<SVGSVGElement>> =>
  function Icon(props) {
    return (
      <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" {...props}>
        <path d={lines} />
      </svg>
    );
  };
