/** The anchor of a topic; `topicEntry` of src/addresses/places.ts leads to it. */
export const topicAnchor = (topic: string): string => `topic-${topic}`;
