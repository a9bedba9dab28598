import {useEffect, useState, type ReactElement} from 'react';

/** How long to wait. A screen reader says it once; the number that changes is for the eye. */
export function CountDown({seconds}: {readonly seconds: number}): ReactElement {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [seconds]);
  if (left === 0) return <p>You can run the query again now.</p>;
  return (
    <p>
      <span className="playground-unseen">You can run the query again in {seconds} seconds.</span>
      <span aria-hidden="true">You can run the query again in {left} s.</span>
    </p>
  );
}
