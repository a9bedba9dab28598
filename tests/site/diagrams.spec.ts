import {expect, test, type Page} from './support/test';
import {builtDocument} from './support/built';
import {builtHtml, routes} from './support/site';

const PAGES = routes.map(({path}) => path).filter((path) => builtHtml(path).includes('Diagram as text'));
const STATES = '/introduction/invoice/send.html';

interface Built {
  readonly name: string;
  readonly svg: string;
  readonly steps: number;
}

const drawings: readonly Built[] = PAGES.flatMap((path) => {
  const $ = builtDocument(path);
  return $('.diagram')
    .toArray()
    .map((drawing) => ({
      name: `${path}: ${$(drawing).attr('aria-label') ?? ''}`,
      svg: $(drawing).html() ?? '',
      steps: $(drawing).closest('figure').find('li').length,
    }));
});

/** Puts the drawings of all pages into the frame of the page's first one, and gives what is wrong with them. */
async function faultsOf(page: Page, check: (drawing: Element) => string[]): Promise<string[]> {
  const place = page.locator('.diagram').first();
  await place.evaluate((first, all) => {
    first.replaceChildren(
      ...all.map(({svg, steps}) => {
        const drawing = document.createElement('div');
        drawing.innerHTML = svg;
        drawing.dataset.steps = String(steps);
        return drawing;
      }),
    );
  }, drawings);
  const faults: string[] = [];
  for (const [index, drawing] of (await place.locator('> div').elementHandles()).entries()) {
    const found = await drawing.evaluate(check);
    faults.push(...found.map((fault) => `${drawings[index]?.name}: ${fault}`));
  }
  return faults;
}

test.beforeEach(async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto(STATES);
  await page.evaluate(() => document.fonts.ready);
});

test('each edge of each diagram ends with an arrowhead that nothing covers', async ({page}) => {
  expect(drawings.length).toBeGreaterThan(50);
  const faults = await faultsOf(page, (drawing) => {
    drawing.scrollIntoView({block: 'center'});
    const svg = drawing.querySelector('svg');
    if (!svg) return ['no drawing'];
    const steps = Number(drawing.getAttribute('data-steps'));
    const edges = Array.from(svg.querySelectorAll<SVGGeometryElement>('[marker-end]'));
    const wrong = edges.flatMap((edge, index) => {
      const id = /^url\(#(.+)\)$/.exec(edge.getAttribute('marker-end') ?? '')?.[1] ?? '';
      if (!svg.querySelector(`marker[id="${id}"]`)) return [`edge ${index} has no marker`];
      const length = edge.getTotalLength();
      const [tip, back] = [edge.getPointAtLength(length), edge.getPointAtLength(length - 7)];
      const bends = Math.abs(tip.x - back.x) > 0.5 && Math.abs(tip.y - back.y) > 0.5;
      const {left, top, width} = svg.getBoundingClientRect();
      const scale = width / svg.viewBox.baseVal.width;
      const {x, y} = svg.viewBox.baseVal;
      const before = edge.getPointAtLength(length - 5);
      const group = edge.closest('g')?.transform.baseVal.consolidate()?.matrix ?? {e: 0, f: 0};
      const at = document.elementsFromPoint(
        left + (before.x + group.e - x) * scale,
        top + (before.y + group.f - y) * scale,
      );
      const above = at
        .slice(0, at.indexOf(svg))
        .filter((each) => each !== edge && each.matches('rect, circle, polygon'));
      const covered = above.some((each) => each.getAttribute('fill') !== 'none');
      return [
        ...(bends ? [`edge ${index} bends under its arrowhead`] : []),
        ...(covered ? [`edge ${index} is covered`] : []),
      ];
    });
    return edges.length === steps ? wrong : [`${steps} steps and ${edges.length} arrowheads`, ...wrong];
  });
  expect(faults).toEqual([]);
});

test('each diagram fits, and its labels are large enough and apart', async ({page}) => {
  const faults = await faultsOf(page, (drawing) => {
    const svg = drawing.querySelector('svg');
    if (!svg) return ['no drawing'];
    const {width, height} = svg.viewBox.baseVal;
    const labels = Array.from(svg.querySelectorAll('text'));
    const isSequence = svg.querySelector('line[stroke-dasharray]') !== null;
    const sizes = labels.map((label) => parseFloat(getComputedStyle(label).fontSize));
    const frame = svg.getBoundingClientRect();
    const boxes = labels.map((label) => label.getBoundingClientRect());
    const overlaps = boxes.flatMap((a, index) =>
      boxes
        .slice(index + 1)
        .filter((b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3)
        .map(() => `'${labels[index]?.textContent}' overlaps another label`),
    );
    const cut = boxes.flatMap((box, index) =>
      box.left < frame.left || box.right > frame.right + 1 ? [`'${labels[index]?.textContent}' is cut off`] : [],
    );
    return [
      ...(width > 1054 || height > 420 ? [`${width} × ${height}`] : []),
      ...(isSequence && width < 800 ? [`only ${width} wide`] : []),
      ...(Math.min(...sizes) < (isSequence ? 13 : 12) ? [`labels of ${Math.min(...sizes)} px`] : []),
      ...overlaps,
      ...cut,
    ];
  });
  expect(faults).toEqual([]);
});

test('a diagram has no scroll and no shade, and its text opens with the mark of every fold', async ({page}) => {
  for (const width of [1440, 1100, 820]) {
    await page.setViewportSize({width, height: 900});
    const found = await page.locator('.diagram').evaluateAll((all) =>
      all.map((each) => ({
        scrolls: each.scrollWidth > each.clientWidth,
        shade: getComputedStyle(each).backgroundImage,
        empty: Math.round(
          each.getBoundingClientRect().height - (each.firstElementChild?.getBoundingClientRect().height ?? 0),
        ),
      })),
    );
    expect(found.length).toBeGreaterThan(1);
    for (const each of found) expect.soft(each, `${width}`).toEqual({scrolls: false, shade: 'none', empty: 0});
  }
  const markOf = (selector: string): Promise<unknown> =>
    page
      .locator(selector)
      .first()
      .evaluate((summary) => {
        const {content, borderBottomStyle, transform} = getComputedStyle(summary, '::after');
        return {
          list: getComputedStyle(summary).listStyleType,
          content,
          borderBottomStyle,
          turned: transform !== 'none',
        };
      });
  const mark = {list: 'none', content: '""', borderBottomStyle: 'solid', turned: true};
  expect(await markOf('figure:has(.diagram) summary')).toEqual(mark);
  expect(await markOf('.theme-doc-toc-mobile summary')).toEqual(mark);
});

test('a diagram is printed as its drawing, with its text for screen readers alone', async ({page}) => {
  await page.emulateMedia({media: 'print'});
  const figure = page.locator('figure:has(.diagram)').first();
  await expect(figure.locator('svg')).toBeVisible();
  const text = await figure.locator('details').boundingBox();
  expect(text && text.width * text.height).toBeLessThanOrEqual(1);
  await expect(figure.locator('details')).toHaveCSS('clip-path', 'inset(50%)');
});
