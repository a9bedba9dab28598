/** How rare a word is that so many of all texts have, as lunr counts it. */
export const rarity = (frequency: number, texts: number): number =>
  Math.log(1 + (texts - frequency + 0.5) / (frequency + 0.5));
