from tests.e2e.conftest import NewPage
from tests.e2e.pages import PAGES
from tests.e2e.serving import Server


def test_a_page_can_be_loaded_again_after_its_server_was_killed(
    own_server: Server, new_page: NewPage
) -> None:
    page = new_page(own_server, may_complain=True)
    PAGES[0].open(page, own_server)
    own_server.kill()
    own_server.start()
    page.reload()
    page.locator(PAGES[0].ready).first.wait_for()
