import {partyLimits} from '../../sources/party/schema';
import {limits} from '../../sources/rest';
import {choiceAttribute, partOf} from '../part';

/** Every limit of the REST API and of hooks, or of party data. */
export default partOf<typeof import('../../components/Limits')>()({
  attributes: {of: choiceAttribute(['rest', 'vpd']).default('rest')},
  props: ({of}) => ({limits: of === 'vpd' ? partyLimits() : limits(), of}),
  anchors: (props) => props.limits.map(({id}) => `limit-${id}`),
});
