"""The end of a search: by time, by a word, by itself."""

import threading
import time

from gipf.search.answer import Limits, Stop
from gipf.search.deadline import RESERVE, Deadline


def test_without_limits_a_deadline_never_comes() -> None:
    with Deadline(Limits()) as deadline:
        assert not deadline.is_up
        assert deadline.flag.tolist() == [0]


def test_the_flag_is_set_shortly_before_the_time_is_up() -> None:
    with Deadline(Limits(seconds=0.05)) as deadline:
        while not deadline.flag[0]:
            time.sleep(0.0005)
        assert deadline.seconds > 0.05 - 2 * RESERVE
        assert deadline.is_up


def test_a_busy_thread_that_asks_the_deadline_need_not_wait_for_the_flag() -> None:
    with Deadline(Limits(seconds=0.02)) as deadline:
        while not deadline.is_up:
            pass
        assert deadline.flag[0] == 1


def test_no_time_at_all_is_up_from_the_beginning() -> None:
    with Deadline(Limits(seconds=0)) as deadline:
        assert deadline.is_up


def test_endless_time_needs_no_watch() -> None:
    before = threading.active_count()
    with Deadline(Limits(seconds=float("inf"))) as deadline:
        assert threading.active_count() == before
        assert not deadline.is_up


def test_a_stop_sets_the_flag_at_once_and_only_while_the_search_lasts() -> None:
    stop = Stop()
    with Deadline(Limits(), stop) as one, Deadline(Limits(), stop) as other:
        stop.set()
        assert one.is_up and other.is_up
    with Deadline(Limits(), Stop()) as another:
        assert not another.is_up
    assert stop.is_set


def test_a_stop_that_came_before_the_search_counts() -> None:
    stop = Stop()
    stop.set()
    with Deadline(Limits(), stop) as deadline:
        assert deadline.is_up


def test_running_out_of_time_does_not_say_stop_to_others() -> None:
    stop = Stop()
    with Deadline(Limits(seconds=0), stop) as deadline:
        assert deadline.is_up
    assert not stop.is_set


def test_whoever_still_works_when_the_search_is_left_is_told_to_end() -> None:
    with Deadline(Limits()) as deadline:
        pass
    assert deadline.flag[0] == 1
