"""What came out of an experiment, for people: a page that is one file (`write_report`), and a table (`write_csv`)."""

from .flat_tables import write_csv
from .svg_tools import NoCharts
from .written_report import Result, write_report

__all__ = ["NoCharts", "Result", "write_csv", "write_report"]
