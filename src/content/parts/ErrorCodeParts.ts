import {platformErrors} from '../../sources/platform';
import {choiceAttribute, partOf} from '../part';

/** What the letters or the series in an error code of the platform mean. */
export default partOf<typeof import('../../components/ErrorCodeParts')>()({
  attributes: {of: choiceAttribute(['parts', 'series'])},
  props: ({of}) => {
    const {errors, ...meanings} = platformErrors();
    const keyOf = (error: (typeof errors)[number]): string | undefined => (of === 'parts' ? error.part : error.series);
    return {
      of,
      entries: meanings[of].map((entry) => ({
        ...entry,
        count: errors.filter((error) => keyOf(error) === entry.key).length,
      })),
    };
  },
});
