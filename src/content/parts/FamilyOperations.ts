import {messagesOf} from '../../contracts/formats/registry';
import {formatRegistry} from '../../sources/formats';
import {operationLinkOf} from '../../sources/rest';
import {partOf} from '../part';

/** Which operations send and receive the documents of each family. */
export default partOf<typeof import('../../components/FamilyOperations')>()({
  props: () => {
    const registry = formatRegistry();
    const messages = messagesOf(registry);
    return {
      families: Object.entries(registry.families).map(([id, {send, receive, json}]) => {
        const own = messages.filter(({message}) => message.family === id);
        const names = own.flatMap(({message}) => message.documents.map(({name}) => name.toLowerCase()));
        const name = [...new Set(names.flatMap((each) => each.split(' or ')))].join(', ');
        return {
          name: name.replace(/^[a-z]/, (first) => first.toUpperCase()),
          json,
          send: send.map(operationLinkOf),
          receive: receive.map(operationLinkOf),
        };
      }),
    };
  },
});
