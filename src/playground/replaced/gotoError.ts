/** The hover over a mistake doesn't offer the view of all mistakes. */
export const MarkerController = {get: (): null => null};
export const NextMarkerAction = {ID: '', LABEL: ''};
