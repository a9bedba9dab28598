export const MarkerController = {get: () => null};
export const NextMarkerAction = {ID: '', LABEL: ''};
