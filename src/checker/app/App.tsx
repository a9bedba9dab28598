import {useState} from 'react';
import type {Client} from '../client';
import type {NamedFile} from '../protocol';
import {Announcement} from './Announcement';
import {Files} from './Files';
import {Intake} from './intake/Intake';
import {Result} from './Result';
import {firstToShow} from './state/items';
import {useItems} from './state/useItems';

/** The check of documents: what to check, the files of the session, and the report on the one that is chosen. */
export function App({client}: {readonly client: Client}): React.ReactNode {
  const {items, add, cancel, clear} = useItems(client);
  const [chosen, choose] = useState<number>();
  /** The first file of those that were given last. */
  const [since, setSince] = useState(0);
  const item = items.find(({key}) => key === chosen) ?? firstToShow(items, since);

  function check(files: readonly NamedFile[], as?: string): void {
    choose(undefined);
    setSince(add(files, as) ?? since);
  }

  return (
    <>
      <Intake
        isSmall={items.length > 0}
        prepare={client.prepare}
        check={check}
        checkAgain={(as) => item && check([item], as)}
      />
      <Announcement items={items} />
      {items.length > 1 && <Files items={items} chosen={item?.key} choose={choose} cancel={cancel} clear={clear} />}
      {item && <Result key={item.key} item={item} items={items} client={client} cancel={cancel} />}
    </>
  );
}
