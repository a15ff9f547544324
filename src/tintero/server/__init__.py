"""The table over the network: tables that are kept in a database, played through one socket each, and told by one door.

`wire` says what goes over the socket, `one_door` makes all of it from the front door's values, `entries` is what a
table is made of, `store` keeps it, `room` plays it, `lobby` finds it, `sockets` and `application` speak with the
outside. `laboratory` plays small experiments beside them.
"""
