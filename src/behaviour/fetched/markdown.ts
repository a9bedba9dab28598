/** The Markdown of a page, with all its parts: the first says how many there are. @throws Error when the network is away */
export async function markdownAt(address: string): Promise<string> {
  const textOf = async (part: string): Promise<string> => {
    const response = await fetch(part);
    if (!response.ok) throw new Error(`${part}: ${response.status}`);
    return response.text();
  };
  const first = await textOf(address);
  const count = Number(/^This is part 1 of (\d+)\./m.exec(first)?.[1] ?? 1);
  const others = Array.from({length: count - 1}, (_, index) => address.replace(/\.md$/, `-${index + 2}.md`));
  return [first, ...(await Promise.all(others.map(textOf)))].join('\n');
}
