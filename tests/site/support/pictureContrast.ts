import type {Locator, Page} from '@playwright/test';

/** Reads a picture in the page of a browser, and gives the highest contrast (WCAG 2, 1 to 21) of a colour to that of its first pixel, over all pixels. */
const highestContrast = async (picture: string): Promise<number> => {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0);
  const {data} = context.getImageData(0, 0, bitmap.width, bitmap.height);
  const linear = (value = 0): number =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const lights = Array.from(
    {length: data.length / 4},
    (_, pixel) =>
      0.2126 * linear(data[pixel * 4]) + 0.7152 * linear(data[pixel * 4 + 1]) + 0.0722 * linear(data[pixel * 4 + 2]),
  );
  const [ground = 0] = lights;
  return lights.reduce(
    (most, light) => Math.max(most, (Math.max(light, ground) + 0.05) / (Math.min(light, ground) + 0.05)),
    1,
  );
};

/** How well an element is seen on its ground, as it is drawn: the highest contrast of what is in its picture to the pixel at the upper left. */
export async function contrastInPicture(page: Page, element: Locator): Promise<number> {
  const picture = await element.screenshot({animations: 'disabled'});
  return page.evaluate(highestContrast, picture.toString('base64'));
}
