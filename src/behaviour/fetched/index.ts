export {loadExample} from './example';
export {markdownAt} from './markdown';
export {followMovedTarget} from './movedTarget';
export {showRequests} from './requests';
