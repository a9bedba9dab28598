/** A column: where it begins and ends in points from the left edge, and to which side its text goes. */
export interface Column {
  readonly left: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** A row: a text for each column, printed bold or small and grey when it says so. */
export interface Row {
  readonly cells: readonly string[];
  readonly look?: 'bold' | 'small';
}

const LOOKS = {
  normal: {font: 'Regular', size: 9, colour: '#1a1a1a'},
  bold: {font: 'Bold', size: 9, colour: '#1a1a1a'},
  small: {font: 'Regular', size: 8, colour: '#595959'},
} as const;

/**
 * Prints rows below each other.
 * @returns where the next row would begin, in points from the top
 */
export function printRows(
  pdf: PDFKit.PDFDocument,
  columns: readonly Column[],
  rows: readonly Row[],
  top: number,
): number {
  return rows.reduce((y, {cells, look}) => {
    const {font, size, colour} = LOOKS[look ?? 'normal'];
    pdf.font(font).fontSize(size).fillColor(colour);
    const heights = columns.map(({left, width, align}, index) => {
      const text = cells[index] ?? '';
      pdf.text(text, left, y, {width, align});
      return pdf.heightOfString(text, {width});
    });
    return y + Math.max(...heights) + 4;
  }, top);
}

/** Prints a thin line over the whole width, and gives where to go on below it. */
export function printRule(pdf: PDFKit.PDFDocument, columns: readonly Column[], top: number): number {
  const right = Math.max(...columns.map(({left, width}) => left + width));
  pdf
    .moveTo(Math.min(...columns.map(({left}) => left)), top)
    .lineTo(right, top)
    .lineWidth(0.5)
    .strokeColor('#b3b3b3')
    .stroke();
  return top + 6;
}
