import fs from 'node:fs';

/**
 * The default exports of the modules in a folder of src, by the modules' names; so a folder is a list to which one adds a file. A folder
 * of code is not tracked: a running preview sees a new module after a restart.
 * @param folder for example `new URL('./parts/', import.meta.url)`
 */
export async function modulesIn<T>(folder: URL): Promise<ReadonlyMap<string, T>> {
  const files = fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .sort();
  const entries = files.map(async (file): Promise<[string, T]> => {
    const module = (await import(new URL(file, folder).href)) as {default: T};
    return [file.replace(/\.ts$/, ''), module.default];
  });
  return new Map(await Promise.all(entries));
}
