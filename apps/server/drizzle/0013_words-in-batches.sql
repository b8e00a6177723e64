-- Words of new listings wait in a short list and go into the index some hundred listings at a time: a
-- seventh of the work of going there word by word. Who searches reads the list too, so it is kept short.
ALTER INDEX property_search_words_idx SET (fastupdate = on, gin_pending_list_limit = 64);
