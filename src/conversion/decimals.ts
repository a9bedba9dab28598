const DECIMAL = /^(-?)(\d+)(?:\.(\d+))?$/;

/** The sum of decimal numbers, with as many decimals as the one that has most; nothing if there is none, or one is no decimal number. */
export function sumOf(numbers: readonly string[]): string | undefined {
  const parts = numbers.map((number) => DECIMAL.exec(number.trim()));
  if (parts.length === 0) return undefined;
  const scale = Math.max(...parts.map((part) => part?.[3]?.length ?? 0));
  let sum = 0n;
  for (const part of parts) {
    if (!part) return undefined;
    const [, sign, whole = '', decimals = ''] = part;
    sum += BigInt(`${sign}${whole}${decimals.padEnd(scale, '0')}`);
  }
  const digits = String(sum < 0n ? -sum : sum).padStart(scale + 1, '0');
  const text = scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  return sum < 0n ? `-${text}` : text;
}
